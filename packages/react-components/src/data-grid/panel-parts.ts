/* What a panel needs only when somebody works with it: loaded when the pointer or the focus first comes near. */
export { ColumnPopover } from './column-popover.tsx';
export { DataGridFilterBar } from './data-grid-filter-bar.tsx';
export { GridMenu } from './grid-menu.tsx';
