import type { HeaderProfile } from '../core/profile';

/** Chinese exports of Sogou search ads, with the total in the first row. */
export const sogouProfile: HeaderProfile = {
  id: 'sogou',
  columns: {
    date: ['日期', '统计日期'],
    account: ['账户', '账户名称'],
    accountNo: ['账户ID'],
    campaignName: ['推广计划', '推广计划名称'],
    adgroupName: ['推广组', '推广组名称'],
    showWord: ['关键词', '关键词名称'],
    searchTerm: ['搜索词', '查询词'],
    matchType: ['匹配模式', '匹配方式'],
    ideaTitle: ['创意标题'],
    ideaDesc: ['创意描述1', '创意描述'],
    ideaDesc2: ['创意描述2'],
    provinceName: ['省份', '省'],
    cityName: ['城市', '市'],
    hour: ['时段', '小时'],
    device: ['推广设备', '设备'],
    impression: ['展示数', '展示量', '展示次数'],
    click: ['有效点击数', '点击数', '点击次数'],
    cost: ['总消耗', '消耗', '消费'],
    conversion: ['转化数', '转化量'],
  },
  values: {
    matchType: { 精确匹配: 'exact', 短语匹配: 'phrase', 广泛匹配: 'broad' },
    device: { PC: 'pc', 计算机: 'pc', 移动: 'mobile', 无线: 'mobile' },
  },
};
