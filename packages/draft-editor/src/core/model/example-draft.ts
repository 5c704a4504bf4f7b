import type { Draft } from './draft';
import { fromRows } from './draft-rows';
import { emptyFields, rootId } from './rows';

/** A draft with one row of each kind that violates no rule, for examples and tests. */
export function exampleDraft(): Draft {
  return fromRows({
    name: 'Hokkaido winter 2027',
    rows: {
      campaign: [
        {
          ...emptyFields.campaign,
          id: 'campaign-1',
          parentId: rootId,
          campaignName: '北海道冬季',
          businessPointId: '3010203',
          device: 2,
          budget: 200,
          bid: 2.8,
          regions: [{ regionId: 31, factor: 1.3 }],
          scheduleType: 2,
          schedule: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startHour: 8, endHour: 23, factor: 1 })),
        },
      ],
      unit: [
        {
          ...emptyFields.unit,
          id: 'unit-1',
          parentId: 'campaign-1',
          adgroupName: '滑雪套餐',
          pcFinalUrl: 'https://www.example.com/ski',
          mobileFinalUrl: 'https://m.example.com/ski',
          monitorSuffix: 'source=search',
          phraseNegatives: ['免费', '招聘'],
          exactNegatives: ['滑雪'],
        },
      ],
      keyword: [{ ...emptyFields.keyword, id: 'keyword-1', parentId: 'unit-1', keyword: '北海道滑雪' }],
      creative: [
        {
          ...emptyFields.creative,
          id: 'creative-1',
          parentId: 'unit-1',
          title: '{地域}出发 {北海道滑雪}五天四晚 雪票全包',
          description1: '二世谷、富良野双雪场，中文教练一对一，机场接送，含雪具与雪票。',
          description2: '十二月出发可免费升级温泉酒店，小团成行，行程透明，名额有限，请立即在线咨询客服。',
          pictureTheme: '雪景',
        },
      ],
      picture: [{ id: 'picture-1', parentId: 'unit-1', imageId: 'image-1', theme: '雪景', ratio: '1.61:1' }],
    },
  });
}
