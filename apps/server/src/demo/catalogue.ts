/** Products of the demo advertisers, with realistic names, search terms and texts. */

interface Intent {
  unit: string;
  suffixes: readonly string[];
}

export interface Industry {
  intents: readonly Intent[];
  interests: readonly [string, ...string[]];
  crowds: readonly [string, ...string[]];
}

export interface DemoAccount {
  accountNo: string;
  accountName: string;
  /** Prefix of creatives, and last part of display URLs. */
  brand: string;
  site: string;
  industry: Industry;
  /** Topics of the campaigns. */
  searchTopics: readonly string[];
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
  intents: [
    { unit: '价格', suffixes: ['价格', '多少钱', '费用', '报价', '特价', '套餐价格'] },
    { unit: '预订', suffixes: ['预订', '预约', '网上预订', '代办', '官网预订', '当地参团'] },
    { unit: '攻略', suffixes: ['攻略', '路线', '怎么玩', '注意事项', '行程安排', '自由行攻略'] },
    { unit: '推荐', suffixes: ['推荐', '哪家好', '排名', '口碑', '旅行社', '值得去吗'] },
    { unit: '时间', suffixes: ['几月去好', '需要几天', '一日游', '三日游', '五日游', '周末'] },
  ],
  interests: ['出境旅游', '自由行', '亲子出游', '摄影', '美食探店', '滑雪'],
  crowds: ['近 30 天搜过签证', '高消费出行人群', '亲子家庭', '老客再访', '一线城市白领'],
};
const education: Industry = {
  intents: [
    { unit: '课程', suffixes: ['课程', '网课', '培训班', '一对一', '小班课', '试听课'] },
    { unit: '价格', suffixes: ['价格', '学费多少', '收费标准', '优惠', '分期', '多少钱一节'] },
    { unit: '报名', suffixes: ['报名', '报名条件', '报名时间', '怎么报名', '官网', '在线报名'] },
    { unit: '机构', suffixes: ['机构', '哪家好', '排名', '口碑', '老师', '评价'] },
  ],
  interests: ['在线学习', '考研考证', '职场提升', '外语', '少儿教育'],
  crowds: ['在校大学生', '职场 1–3 年', '宝妈人群', '近 7 天咨询未报名'],
};
const home: Industry = {
  intents: [
    { unit: '价格', suffixes: ['价格', '多少钱一平', '报价', '套餐', '预算', '打折'] },
    { unit: '定制', suffixes: ['定制', '全屋定制', '上门量尺', '设计图', '效果图', '厂家'] },
    { unit: '品牌', suffixes: ['品牌', '十大品牌', '哪个牌子好', '门店', '官网', '评价'] },
  ],
  interests: ['家居装修', '收纳', '智能家居', '新房置业'],
  crowds: ['新房业主', '近 30 天看过装修', '换季焕新人群'],
};
const software: Industry = {
  intents: [
    { unit: '系统', suffixes: ['系统', '软件', '管理平台', '解决方案', '云平台', '小程序'] },
    { unit: '试用', suffixes: ['免费试用', '演示', '下载', '登录', '开通', '接口文档'] },
    { unit: '对比', suffixes: ['哪个好', '价格对比', '排名', '替代', '私有化部署', '收费'] },
  ],
  interests: ['企业服务', '数字化转型', '财税', '创业'],
  crowds: ['企业主', '财务负责人', '人事行政', '近 14 天访问官网'],
};
const fresh: Industry = {
  intents: [
    { unit: '配送', suffixes: ['配送', '同城送', '当日达', '送货上门', '网上订', '哪里买'] },
    { unit: '礼盒', suffixes: ['礼盒', '礼盒价格', '送礼', '企业团购', '礼品卡', '包装'] },
    { unit: '价格', suffixes: ['价格', '多少钱一斤', '批发价', '特价', '今日价格', '产地直发'] },
  ],
  interests: ['美食', '健康饮食', '烘焙', '节日送礼'],
  crowds: ['家庭采购', '节日送礼人群', '复购 60 天未下单'],
};

export const demoAccounts: readonly DemoAccount[] = [
  {
    accountNo: '8840213',
    accountName: '枫叶旅行',
    brand: '枫叶旅行',
    site: 'kaede-travel.example',
    industry: travel,
    searchTopics: [
      '日本签证',
      '关西旅游',
      '北海道滑雪',
      '冲绳潜水',
      '东京旅游',
      '富士山包车',
      'jr pass',
      '日本温泉酒店',
      '赏樱旅游',
      '京都红叶',
      '日本亲子游',
      '日本跟团游',
    ],
    feedTopics: ['北海道雪季', '京都红叶季', '东京亲子', '冲绳海岛', '温泉酒店', '赏樱线路'],
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
    searchTopics: ['雅思', '考研英语', '少儿编程', '会计证', '日语'],
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
    searchTopics: ['衣柜', '橱柜', '榻榻米', '木地板'],
    feedTopics: ['小户型改造', '全屋定制', '厨房焕新'],
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
    searchTopics: ['进销存', '财务', '人事考勤', '客户管理'],
    feedTopics: ['进销存上云', '财务自动化', '人事一体化'],
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
    searchTopics: ['车厘子', '大闸蟹', '澳洲牛排', '有机蔬菜'],
    feedTopics: ['大闸蟹礼盒', '车厘子上新', '家庭蔬菜箱'],
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
