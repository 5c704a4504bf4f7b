/** The demo advertisers, with realistic products and texts. */
import type { SearchOffer } from './search-offer';
import { searchOffers as offers } from './search-offers';

export interface Industry {
  interests: readonly [string, ...string[]];
  crowds: readonly [string, ...string[]];
  /** What follows the topic of a feed campaign in its intention words. */
  intentions: readonly string[];
  /** Creatives of feed campaigns; the provider generates the last one. */
  feedCreatives: readonly FeedCreative[];
}

interface FeedCreative {
  title: (topic: string, brand: string) => string;
  ideaDesc: string;
}

export interface DemoAccount {
  accountNo: string;
  accountName: string;
  /** Prefix of creatives, and last part of display URLs. */
  brand: string;
  site: string;
  industry: Industry;
  /** Topics of the search campaigns, with what each advertises. */
  searchTopics: Readonly<Record<string, SearchOffer>>;
  /** Topics of the feed campaigns. */
  feedTopics: readonly string[];
  /** Impressions of an average keyword on an average day. */
  keywordReach: number;
  /** Average CPC in cents. */
  clickCents: number;
  /** Month (1–12) of the highest demand. */
  peakMonth: number;
  /** Balance as a multiple of the last day's cost. */
  balanceDays: number;
}

const travel: Industry = {
  interests: ['出境旅游', '自由行', '亲子出游', '摄影', '美食探店', '滑雪'],
  crowds: ['近 30 天搜索过签证', '高消费出行人群', '亲子家庭', '老客户', '一线城市白领'],
  intentions: ['攻略', '推荐', '价格', '预订'],
  feedCreatives: [
    {
      title: (topic, brand) => `${topic}怎么安排不赶路？五天行程抄作业 | ${brand}`,
      ideaDesc: '住哪里、坐什么车、几点出门都写好了，附每天开销。',
    },
    {
      title: (topic) => `${topic}早鸟价开抢，两人同行立减 600 元`,
      ideaDesc: '本周日截止，含酒店与接送，出发前三天可免费改期。',
    },
    { title: (topic, brand) => `${brand}｜${topic}，三千位旅客的实拍照片`, ideaDesc: '' },
    { title: (topic) => `${topic}：选好日期，看余位和价格`, ideaDesc: '' },
  ],
};
const education: Industry = {
  interests: ['在线学习', '考研考证', '职场提升', '外语', '少儿教育'],
  crowds: ['在校大学生', '工作 1–3 年的职场人', '宝妈', '近 7 天咨询未报名'],
  intentions: ['课程', '网课', '培训', '怎么学'],
  feedCreatives: [
    {
      title: (topic, brand) => `${topic}从哪里开始？先做这份测评 | ${brand}`,
      ideaDesc: '二十分钟测出薄弱环节，免费领取学习计划。',
    },
    {
      title: (topic) => `${topic}试听课 9.9 元，讲义一起寄`,
      ideaDesc: '两节直播课加作业批改，不满意全额退款。',
    },
    { title: (topic, brand) => `${brand}｜${topic}，听老学员说说怎么坚持下来`, ideaDesc: '' },
    { title: (topic) => `${topic}：每天半小时，学完这一阶段要多久`, ideaDesc: '' },
  ],
};
const home: Industry = {
  interests: ['家居装修', '收纳', '智能家居', '新房置业'],
  crowds: ['新房业主', '近 30 天浏览过装修内容', '旧房改造人群'],
  intentions: ['效果图', '设计', '多少钱', '案例'],
  feedCreatives: [
    {
      title: (topic, brand) => `${topic}花了多少？一户 68 ㎡ 的账单公开 | ${brand}`,
      ideaDesc: '板材、五金、安装逐项列出，附改造前后对比。',
    },
    {
      title: (topic) => `${topic}设计费本月免收，名额 50 户`,
      ideaDesc: '上门量尺、出三套方案都不收费，满意再签约。',
    },
    { title: (topic, brand) => `${brand}｜${topic}，设计师带您逛样板间`, ideaDesc: '' },
    { title: (topic) => `${topic}：上传户型图，免费领方案`, ideaDesc: '' },
  ],
};
const software: Industry = {
  interests: ['企业服务', '数字化转型', '财税', '创业'],
  crowds: ['企业主', '财务负责人', '人事行政', '近 14 天访问过官网'],
  intentions: ['软件', '系统', '解决方案', '案例'],
  feedCreatives: [
    {
      title: (topic, brand) => `${topic}上线三个月，这家工厂省了两个人 | ${brand}`,
      ideaDesc: '老板、仓库、财务各看什么，一段视频讲清楚。',
    },
    {
      title: (topic) => `${topic}免费试用 30 天，旧表格一键导入`,
      ideaDesc: '不用安装，注册即用，到期数据可全部导出。',
    },
    { title: (topic, brand) => `${brand}｜${topic}选型清单，开会直接用`, ideaDesc: '' },
    { title: (topic) => `${topic}：填写人数，马上看报价`, ideaDesc: '' },
  ],
};
const fresh: Industry = {
  interests: ['美食', '健康饮食', '烘焙', '节日送礼'],
  crowds: ['家庭采购', '节日送礼人群', '60 天未复购的老客户'],
  intentions: ['价格', '团购', '配送', '哪里买'],
  feedCreatives: [
    {
      title: (topic, brand) => `${topic}怎么挑？采购员教您看三处 | ${brand}`,
      ideaDesc: '产地、规格、新鲜度写在箱上，坏损凭照片赔付。',
    },
    {
      title: (topic) => `${topic}新客立减 30 元，上午下单当天到`,
      ideaDesc: '产地直采，冷链配送，可约送货时段。',
    },
    { title: (topic, brand) => `${brand}｜${topic}，从产地到餐桌的 36 小时`, ideaDesc: '' },
    { title: (topic) => `${topic}：送长辈、送客户、自己吃，规格怎么选`, ideaDesc: '' },
  ],
};

/** Number of days with data; the last one is yesterday. */
export const demoDayCount = 120;

export const demoAccounts: readonly DemoAccount[] = [
  {
    accountNo: '8840213',
    accountName: '枫叶旅行',
    brand: '枫叶旅行',
    site: 'kaede-travel.example',
    industry: travel,
    searchTopics: {
      日本签证: offers.visa,
      关西旅游: offers.trip,
      北海道滑雪: offers.sport,
      冲绳潜水: offers.sport,
      东京旅游: offers.trip,
      富士山包车: offers.charter,
      'JR 周游券': offers.railPass,
      日本温泉酒店: offers.hotel,
      赏樱旅游: offers.trip,
      京都赏枫游: offers.trip,
      日本亲子游: offers.trip,
      日本跟团游: offers.trip,
    },
    feedTopics: ['北海道雪季游', '京都赏枫游', '东京亲子游', '冲绳海岛游', '温泉酒店', '赏樱线路'],
    keywordReach: 420,
    clickCents: 320,
    peakMonth: 10,
    balanceDays: 9,
  },
  {
    accountNo: '8840377',
    accountName: '启明在线教育',
    brand: '启明教育',
    site: 'qiming-edu.example',
    industry: education,
    searchTopics: {
      雅思: offers.exam,
      考研英语: offers.exam,
      少儿编程: offers.coding,
      初级会计: offers.certificate,
      日语: offers.language,
    },
    feedTopics: ['雅思提分', '少儿编程', '会计考证', '日语入门'],
    keywordReach: 260,
    clickCents: 510,
    peakMonth: 8,
    balanceDays: 0.6,
  },
  {
    accountNo: '8851904',
    accountName: '樱屋家居',
    brand: '樱屋家居',
    site: 'sakuraya-home.example',
    industry: home,
    searchTopics: {
      衣柜: offers.fitted,
      橱柜: offers.fitted,
      榻榻米: offers.fitted,
      木地板: offers.flooring,
    },
    feedTopics: ['小户型改造', '全屋定制', '厨房翻新'],
    keywordReach: 210,
    clickCents: 440,
    peakMonth: 11,
    balanceDays: 21,
  },
  {
    accountNo: '8862245',
    accountName: '安石企业云',
    brand: '安石企业云',
    site: 'anshi-cloud.example',
    industry: software,
    searchTopics: {
      进销存: offers.businessSoftware,
      财务: offers.businessSoftware,
      人事考勤: offers.businessSoftware,
      客户管理: offers.businessSoftware,
    },
    feedTopics: ['进销存', '财务自动化', '人事一体化'],
    keywordReach: 150,
    clickCents: 980,
    peakMonth: 4,
    balanceDays: 0,
  },
  {
    accountNo: '8871120',
    accountName: '海棠生鲜',
    brand: '海棠生鲜',
    site: 'haitang-fresh.example',
    industry: fresh,
    searchTopics: {
      车厘子: offers.freshFood,
      大闸蟹: offers.freshFood,
      澳洲牛排: offers.freshFood,
      有机蔬菜: offers.freshFood,
    },
    feedTopics: ['大闸蟹礼盒', '车厘子', '家庭蔬菜箱'],
    keywordReach: 240,
    clickCents: 180,
    peakMonth: 10,
    balanceDays: 14,
  },
];

/** Accounts of the demo user `editor`. */
export const editorAccountNos: readonly string[] = ['8840213', '8840377'];

/** Provinces and cities, with weights of their traffic. */
export const demoRegions: readonly (readonly [province: string, city: string, weight: number])[] = [
  ['上海', '上海', 13],
  ['北京', '北京', 12],
  ['广东', '广州', 8],
  ['广东', '深圳', 9],
  ['广东', '东莞', 3],
  ['广东', '佛山', 3],
  ['浙江', '杭州', 7],
  ['浙江', '宁波', 4],
  ['浙江', '温州', 2],
  ['江苏', '南京', 5],
  ['江苏', '苏州', 6],
  ['江苏', '无锡', 3],
  ['四川', '成都', 6],
  ['重庆', '重庆', 4],
  ['湖北', '武汉', 5],
  ['湖南', '长沙', 3],
  ['山东', '济南', 2],
  ['山东', '青岛', 3],
  ['福建', '福州', 2],
  ['福建', '厦门', 3],
  ['陕西', '西安', 4],
  ['河南', '郑州', 3],
  ['辽宁', '沈阳', 2],
  ['辽宁', '大连', 3],
  ['天津', '天津', 3],
  ['安徽', '合肥', 2],
  ['河北', '石家庄', 2],
  ['江西', '南昌', 1],
  ['云南', '昆明', 2],
  ['贵州', '贵阳', 1],
  ['广西', '南宁', 1],
  ['海南', '海口', 1],
  ['黑龙江', '哈尔滨', 2],
  ['吉林', '长春', 1],
  ['山西', '太原', 1],
  ['内蒙古', '呼和浩特', 1],
  ['甘肃', '兰州', 1],
  ['新疆', '乌鲁木齐', 1],
  ['宁夏', '银川', 1],
  ['青海', '西宁', 1],
];
