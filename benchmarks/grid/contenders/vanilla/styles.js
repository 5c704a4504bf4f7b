export const styles = `
.v{position:relative;overflow:auto;width:100%;height:100%;font:13px/36px sans-serif;contain:strict;background:#fff}
.v .h,.v .s{position:sticky;z-index:3;background:#fafafa;height:40px;line-height:40px;font-weight:600;cursor:pointer}
.v .h{top:0}
.v .s{bottom:0;height:36px;line-height:36px}
.v .c{position:absolute;top:0;height:100%;padding:0 8px;box-sizing:border-box;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;border-bottom:1px solid #eee}
.v .n{text-align:right}
.v .p{position:sticky;display:inline-block;vertical-align:top;z-index:2;background:#fff}
.v .h .p,.v .s .p{background:#fafafa}
.v .b{position:relative;contain:layout style}
.v .r{position:absolute;left:0;top:0;height:36px;contain:layout style paint;white-space:nowrap}
`;
