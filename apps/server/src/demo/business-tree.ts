import type { BusinessPoint } from '../modules/business-points';

/** A business, or one with child businesses. */
type Entry = string | readonly [name: string, entries: readonly Entry[]];

/** Common businesses, written for the demo workspace. Their ids start with 3; 3010203 is that of `exampleDraft`. */
const entries: readonly Entry[] = [
  [
    '旅游出行',
    [
      ['酒店住宿', ['酒店预订', '民宿客栈', '度假村']],
      ['主题旅游', ['海岛旅游', '温泉旅游', '滑雪旅游', '亲子研学']],
      ['出行票务', ['机票', '火车票', '景区门票']],
    ],
  ],
  [
    '教育培训',
    [
      ['语言培训', [['英语培训', ['少儿英语', '成人英语']], '日语培训', '出国考试']],
      ['职业培训', ['会计培训', '编程培训', '厨师培训']],
      ['兴趣培训', ['音乐培训', '绘画培训', '体育培训']],
    ],
  ],
  [
    '生活服务',
    [
      ['家政服务', ['保洁', '月嫂', '搬家']],
      ['维修服务', ['家电维修', '手机维修', '管道疏通']],
      ['婚庆摄影', ['婚礼策划', '婚纱摄影', '儿童摄影']],
    ],
  ],
  [
    '家居建材',
    [
      ['装修设计', ['全屋定制', '旧房改造']],
      ['家具', ['办公家具', '儿童家具']],
    ],
  ],
  ['汽车服务', [['汽车销售', ['新车', '二手车']], '汽车养护', '汽车租赁']],
  [
    '企业服务',
    [
      ['工商财税', ['公司注册', '代理记账', '商标注册']],
      ['IT 服务', ['网站建设', 'APP 开发', '云服务器']],
    ],
  ],
];

function pointsOf(below: readonly Entry[], parentId: string | null): BusinessPoint[] {
  return below.flatMap((entry, index) => {
    const id = parentId === null ? String(301 + index) : parentId + String(index + 1).padStart(2, '0');
    const [name, children] = typeof entry === 'string' ? [entry, []] : entry;
    return [{ id, parentId, name, isLeaf: children.length === 0 }, ...pointsOf(children, id)];
  });
}

/** The businesses of the demo workspace. */
export const demoBusinessPoints: readonly BusinessPoint[] = pointsOf(entries, null);
