import type { HeaderProfile } from '../core/profile';

/** Chinese exports of 360 search ads. */
export const qihoo360Profile: HeaderProfile = {
  id: '360',
  columns: {
    date: ['日期', '时间'],
    account: ['推广账户', '账户名称'],
    accountNo: ['推广账户ID'],
    campaignName: ['推广计划', '推广计划名称'],
    adgroupName: ['推广组', '推广组名称'],
    showWord: ['关键词'],
    searchTerm: ['搜索词', '实际搜索词'],
    matchType: ['匹配方式', '匹配模式'],
    ideaTitle: ['创意', '创意标题'],
    ideaDesc: ['创意描述'],
    provinceName: ['省级地区'],
    cityName: ['市级地区'],
    hour: ['小时', '时段'],
    device: ['投放设备', '设备'],
    impression: ['展示次数', '展示数'],
    click: ['点击次数', '点击数'],
    cost: ['总费用', '总消费'],
    conversion: ['转化次数', '转化数'],
  },
  values: {
    matchType: { 精确匹配: 'exact', 短语匹配: 'phrase', 广泛匹配: 'broad', 智能匹配: 'smart' },
    device: { 计算机: 'pc', 移动设备: 'mobile', 移动: 'mobile' },
  },
};
