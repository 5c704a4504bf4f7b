import type { AreaData } from './types';

export const northChina: AreaData = {
  id: 'north-china',
  name: ['华北', 'North China', '華北'],
  provinces: [
    {
      province: [11, '北京', 'Beijing', '北京'],
      cities: [],
    },
    {
      province: [12, '天津', 'Tianjin', '天津'],
      cities: [],
    },
    {
      province: [13, '河北', 'Hebei', '河北'],
      cities: [
        [1301, '石家庄', 'Shijiazhuang', '石家莊'],
        [1302, '唐山', 'Tangshan', '唐山'],
        [1303, '秦皇岛', 'Qinhuangdao', '秦皇島'],
        [1304, '邯郸', 'Handan', '邯鄲'],
        [1305, '邢台', 'Xingtai', '邢台'],
        [1306, '保定', 'Baoding', '保定'],
        [1307, '张家口', 'Zhangjiakou', '張家口'],
        [1308, '承德', 'Chengde', '承德'],
        [1309, '沧州', 'Cangzhou', '滄州'],
        [1310, '廊坊', 'Langfang', '廊坊'],
        [1311, '衡水', 'Hengshui', '衡水'],
      ],
    },
    {
      province: [14, '山西', 'Shanxi', '山西'],
      cities: [
        [1401, '太原', 'Taiyuan', '太原'],
        [1402, '大同', 'Datong', '大同'],
        [1403, '阳泉', 'Yangquan', '陽泉'],
        [1404, '长治', 'Changzhi', '長治'],
        [1405, '晋城', 'Jincheng', '晉城'],
        [1406, '朔州', 'Shuozhou', '朔州'],
        [1407, '晋中', 'Jinzhong', '晉中'],
        [1408, '运城', 'Yuncheng', '運城'],
        [1409, '忻州', 'Xinzhou', '忻州'],
        [1410, '临汾', 'Linfen', '臨汾'],
        [1411, '吕梁', 'Luliang', '呂梁'],
      ],
    },
    {
      province: [15, '内蒙古', 'Inner Mongolia', '內蒙古', 'neimenggu'],
      cities: [
        [1501, '呼和浩特', 'Hohhot', '呼和浩特', 'huhehaote'],
        [1502, '包头', 'Baotou', '包頭'],
        [1503, '乌海', 'Wuhai', '烏海'],
        [1504, '赤峰', 'Chifeng', '赤峰'],
        [1505, '通辽', 'Tongliao', '通遼'],
        [1506, '鄂尔多斯', 'Ordos', '鄂爾多斯', 'eerduosi'],
        [1507, '呼伦贝尔', 'Hulunbuir', '呼倫貝爾', 'hulunbeier'],
        [1508, '巴彦淖尔', 'Bayannur', '巴彥淖爾', 'bayannaoer'],
        [1509, '乌兰察布', 'Ulanqab', '烏蘭察布', 'wulanchabu'],
        [1522, '兴安', 'Hinggan', '興安', 'xingan'],
        [1525, '锡林郭勒', 'Xilingol', '錫林郭勒', 'xilinguole'],
        [1529, '阿拉善', 'Alxa', '阿拉善', 'alashan'],
      ],
    },
  ],
};
