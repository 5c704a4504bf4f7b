import type { HeaderProfile } from '../core/profile';

/** Chinese exports of Shenma search ads, which run on mobile devices only. */
export const shenmaProfile: HeaderProfile = {
  id: 'shenma',
  columns: {
    date: ['时间', '日期'],
    account: ['账户', '账户名称'],
    accountNo: ['账户ID'],
    campaignName: ['推广计划', '计划名称'],
    adgroupName: ['推广单元', '单元名称'],
    showWord: ['关键词'],
    searchTerm: ['搜索词', '用户搜索词'],
    matchType: ['匹配方式', '匹配模式'],
    ideaTitle: ['创意标题', '创意'],
    ideaDesc: ['创意描述'],
    provinceName: ['省级地域'],
    cityName: ['地市级地域'],
    hour: ['小时', '时段'],
    impression: ['展现量'],
    click: ['点击量'],
    cost: ['消费', '消耗'],
    conversion: ['转化数', '转化量'],
  },
  values: { matchType: { 精确匹配: 'exact', 短语匹配: 'phrase', 广泛匹配: 'broad' } },
};
