import type { SearchOffer } from './search-offer';
import { travelOffers } from './travel-offers';

const examCourses = {
  课程: ['课程', '网课', '培训班', '一对一', '冲刺班', '试听课'],
  价格: ['培训价格', '学费多少', '培训班多少钱', '网课价格', '一对一多少钱', '课程优惠'],
  机构: ['培训机构', '培训哪家好', '培训机构排名', '名师', '辅导机构', '机构推荐'],
};

const exam: SearchOffer = {
  units: {
    ...examCourses,
    备考: ['备考', '真题', '词汇', '备考计划', '怎么复习', '备考资料'],
  },
  creatives: [
    {
      title: (word, brand) => `${word}备考，先测水平再定计划-${brand}`,
      ideaDesc: '免费水平测试，按目标分数制定计划，小班直播，课后老师逐题批改',
      ideaDesc2: '每周模考一次，薄弱题型单独讲解，试听满意再报名',
    },
    {
      title: (word, brand) => `${brand}：${word}网课，直播加回放`,
      ideaDesc: '全职老师授课，讲义与真题解析免费下载，回放一年有效',
      ideaDesc2: '晚间与周末班任选，学费可分期，开课前可全额退费',
    },
  ],
};

const certificate: SearchOffer = {
  units: {
    ...examCourses,
    报名: ['报名', '报名条件', '报名时间', '报名官网', '考试时间', '考试科目'],
  },
  creatives: [
    {
      title: (word, brand) => `${word}零基础班，报名到领证有人带-${brand}`,
      ideaDesc: '报名提醒、考点精讲、机考模拟一站完成，每天一小时，上班族也能学',
      ideaDesc2: '题库按新大纲更新，考前直播串讲，未通过可免费重学一期',
    },
    {
      title: (word, brand) => `${brand}：${word}报名条件与时间，一键查询`,
      ideaDesc: '输入学历与所在地，查看能否报考，免费领取备考日历',
      ideaDesc2: '注册会计师授课，章节练习配解析，学习顾问督学到考试',
    },
  ],
};

const coding: SearchOffer = {
  units: {
    课程: ['课程', '网课', '培训班', '一对一', '小班课', '试听课'],
    价格: ['价格', '学费多少', '收费标准', '一年多少钱', '一节课多少钱', '课程优惠'],
    入门: ['入门', '几岁开始学', '学什么', '有用吗', '教材', '比赛'],
    机构: ['机构', '哪家好', '机构排名', '老师怎么样', '机构推荐', '线下班'],
  },
  creatives: [
    {
      title: (word, brand) => `${word}一对一试听，按年龄分班-${brand}`,
      ideaDesc: '六至十六岁，从图形化到 Python，老师全程在线指导，每节课做出作品',
      ideaDesc2: '课后回放随时看，每月学习报告发给家长，首课不满意全额退款',
    },
    {
      title: (word, brand) => `${brand}：${word}怎么学，免费测评定级`,
      ideaDesc: '二十分钟测评了解孩子的逻辑与兴趣，推荐合适的起点和进度',
      ideaDesc2: '四人小班，固定老师，请假可补课，学费按课时结算',
    },
  ],
};

const language: SearchOffer = {
  units: {
    课程: ['培训班', '网课', '一对一', '小班课', '零基础课程', '试听课'],
    价格: ['培训价格', '学费多少', '培训班多少钱', '网课价格', '一对一多少钱', '课程优惠'],
    学习: ['入门', '零基础怎么学', '自学', '考级', '口语练习', '学多久能交流'],
    机构: ['培训机构', '培训哪家好', '培训机构排名', '外教', '机构推荐', '线下培训'],
  },
  creatives: [
    {
      title: (word, brand) => `${word}零基础小班，开口就能说-${brand}`,
      ideaDesc: '每班不超过十二人，中教打基础，外教练口语，课后有老师批改作业',
      ideaDesc2: '早晚与周末均有班次，报名送教材与三个月回放，可先试听一节',
    },
    {
      title: (word, brand) => `${brand}官网：${word}课程与学费`,
      ideaDesc: '按考级、留学、工作、兴趣四个方向分班，入学前免费测试',
      ideaDesc2: '学费公开，可分期，连续缺课由班主任安排补课',
    },
  ],
};

const furnitureBrands = ['品牌', '十大品牌', '哪个牌子好', '品牌推荐', '哪家好', '专卖店'];

const fitted: SearchOffer = {
  units: {
    价格: ['价格', '定制价格', '多少钱一平', '报价', '定制费用', '套餐价格'],
    定制: ['定制', '定制厂家', '上门量尺', '设计图', '效果图', '尺寸'],
    品牌: furnitureBrands,
  },
  creatives: [
    {
      title: (word, brand) => `${word}定制，免费上门量尺出图-${brand}`,
      ideaDesc: '自有工厂，板材环保等级可查，三天出效果图，满意再签约',
      ideaDesc2: '报价按投影面积，五金与安装全含，不增项，质保五年',
    },
    {
      title: (word, brand) => `${brand}：${word}报价，输入尺寸就能算`,
      ideaDesc: '填写长宽高与板材，在线得到预算，可预约附近门店看样板',
      ideaDesc2: '二十五天左右出货，专业师傅安装，旧柜可代拆代运',
    },
  ],
};

const flooring: SearchOffer = {
  units: {
    价格: ['价格', '多少钱一平', '报价', '安装费用', '批发价', '特价'],
    铺装: ['铺装', '安装', '翻新', '保养', '效果图', '颜色搭配'],
    品牌: furnitureBrands,
  },
  creatives: [
    {
      title: (word, brand) => `${word}厂家直销，包安装包辅料-${brand}`,
      ideaDesc: '实木、三层、强化齐全，甲醛检测报告可查，免费寄送样块',
      ideaDesc2: '踢脚线、防潮膜、人工全含，铺一间约一天，质保十年',
    },
    {
      title: (word, brand) => `${brand}：${word}怎么选，设计师免费配色`,
      ideaDesc: '上传房间照片，当天出三套铺装效果图，地暖房有专用款',
      ideaDesc2: '整屋下单免运费，旧地板可代拆，预约量房不收费',
    },
  ],
};

const businessSoftware: SearchOffer = {
  units: {
    系统: ['系统', '软件', '云平台', '小程序', '手机版', '系统解决方案'],
    试用: ['软件免费试用', '系统演示', '软件下载', '软件免费版', '软件教程', '系统登录'],
    对比: ['软件哪个好', '软件排名', '软件价格', '系统对比', '系统私有化部署', '软件收费标准'],
  },
  creatives: [
    {
      title: (word, brand) => `${word}软件，注册即可试用 30 天-${brand}`,
      ideaDesc: '无需安装，电脑与手机同步，可从表格导入旧数据，当天上手',
      ideaDesc2: '按人数付费，随时增减，数据加密并每日备份，专属顾问协助上线',
    },
    {
      title: (word, brand) => `${brand}官网：${word}系统，预约一对一演示`,
      ideaDesc: '顾问按您的行业演示，梳理流程后给出方案与报价，无强制消费',
      ideaDesc2: '开放接口，可对接电商平台与财税系统，支持私有化部署',
    },
  ],
};

const freshFood: SearchOffer = {
  units: {
    配送: ['配送', '同城配送', '当日达', '送货上门', '网购', '哪里买'],
    礼盒: ['礼盒', '礼盒价格', '送礼', '公司团购', '礼券', '礼品卡'],
    价格: ['价格', '多少钱一斤', '批发价', '特价', '今日价格', '产地直发'],
  },
  creatives: [
    {
      title: (word, brand) => `${word}产地直采，冷链到家-${brand}`,
      ideaDesc: '下单后分拣装箱，全程冷链，到货有坏损凭照片赔付，无需退货',
      ideaDesc2: '市区上午下单当天送达，可约送货时段，满 199 元免运费',
    },
    {
      title: (word, brand) => `${brand}：${word}礼盒与礼券，企业团购有专价`,
      ideaDesc: '规格与克重写在箱上，可附贺卡，一单多地址分送，开具专票',
      ideaDesc2: '十份起享团购价，礼券一年内自选日期提货，全国可寄',
    },
  ],
};

/** Keywords and texts of search campaigns, per kind of offer, so that each keyword is one that people type. */
export const searchOffers = {
  ...travelOffers,
  exam,
  certificate,
  coding,
  language,
  fitted,
  flooring,
  businessSoftware,
  freshFood,
} as const;
