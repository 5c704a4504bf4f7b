/** Mainland terms that are wrong in Taiwan, and characters of the simplified script. */
export const notOfTaiwan =
  /數據|用戶|賬|登錄|設置|導入|導出|文件|搜索|關鍵詞|創意|視頻|網絡|信息|鏈接|服務器|屏幕|默認|加載|刷新|撤銷|推廣|視圖|彈窗|在線|展現|消費|單元|[账报们这对应计划单词击费词认证过请务]/u;

/** Traditional characters that the mainland does not use. */
export const notOfMainland = /[報們這對應計劃單詞擊費認證過請務帳戶關鍵點設備網檔]/u;
