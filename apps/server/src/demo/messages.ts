/** Announcements of the demo workspace. */
export const demoMessages = [
  {
    id: '0191d0a0-0000-7000-8000-000000000001',
    msgType: 1,
    introduceCn: '报告支持导入媒体平台导出的文件，编码、表头与时间范围自动识别。',
    introduceEn:
      'Reports can be imported from the files the provider exports: encoding, header and period are recognised.',
    introduceTw: '報表可匯入廣告平台匯出的檔案，編碼、欄位與期間會自動辨識。',
    createdTime: new Date('2026-11-02T02:00:00Z'),
  },
  {
    id: '0191d0a0-0000-7000-8000-000000000002',
    msgType: 1,
    introduceCn: '账户余额约延迟 3 小时，请以媒体平台为准。',
    introduceEn: 'Balances are about 3 hours late; the provider has the last word.',
    introduceTw: '帳戶餘額約延遲 3 小時，請以廣告平台為準。',
    createdTime: new Date('2026-11-16T02:00:00Z'),
  },
] as const;
