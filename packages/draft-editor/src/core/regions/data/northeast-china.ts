import type { AreaData } from './types';

export const northeastChina: AreaData = {
  id: 'northeast-china',
  name: ['东北', 'Northeast China', '東北'],
  provinces: [
    {
      province: [21, '辽宁', 'Liaoning', '遼寧'],
      cities: [
        [2101, '沈阳', 'Shenyang', '瀋陽'],
        [2102, '大连', 'Dalian', '大連'],
        [2103, '鞍山', 'Anshan', '鞍山'],
        [2104, '抚顺', 'Fushun', '撫順'],
        [2105, '本溪', 'Benxi', '本溪'],
        [2106, '丹东', 'Dandong', '丹東'],
        [2107, '锦州', 'Jinzhou', '錦州'],
        [2108, '营口', 'Yingkou', '營口'],
        [2109, '阜新', 'Fuxin', '阜新'],
        [2110, '辽阳', 'Liaoyang', '遼陽'],
        [2111, '盘锦', 'Panjin', '盤錦'],
        [2112, '铁岭', 'Tieling', '鐵嶺'],
        [2113, '朝阳', 'Chaoyang', '朝陽'],
        [2114, '葫芦岛', 'Huludao', '葫蘆島'],
      ],
    },
    {
      province: [22, '吉林', 'Jilin', '吉林'],
      cities: [
        [2201, '长春', 'Changchun', '長春'],
        [2202, '吉林市', 'Jilin City', '吉林市'],
        [2203, '四平', 'Siping', '四平'],
        [2204, '辽源', 'Liaoyuan', '遼源'],
        [2205, '通化', 'Tonghua', '通化'],
        [2206, '白山', 'Baishan', '白山'],
        [2207, '松原', 'Songyuan', '松原'],
        [2208, '白城', 'Baicheng', '白城'],
        [2224, '延边', 'Yanbian', '延邊'],
      ],
    },
    {
      province: [23, '黑龙江', 'Heilongjiang', '黑龍江'],
      cities: [
        [2301, '哈尔滨', 'Harbin', '哈爾濱', 'haerbin'],
        [2302, '齐齐哈尔', 'Qiqihar', '齊齊哈爾', 'qiqihaer'],
        [2303, '鸡西', 'Jixi', '雞西'],
        [2304, '鹤岗', 'Hegang', '鶴崗'],
        [2305, '双鸭山', 'Shuangyashan', '雙鴨山'],
        [2306, '大庆', 'Daqing', '大慶'],
        [2307, '伊春', 'Yichun', '伊春'],
        [2308, '佳木斯', 'Jiamusi', '佳木斯'],
        [2309, '七台河', 'Qitaihe', '七台河'],
        [2310, '牡丹江', 'Mudanjiang', '牡丹江'],
        [2311, '黑河', 'Heihe', '黑河'],
        [2312, '绥化', 'Suihua', '綏化'],
        [2327, '大兴安岭', "Daxing'anling", '大興安嶺'],
      ],
    },
  ],
};
