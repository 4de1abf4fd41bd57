import './controls.css.ts';

export { Badge } from './badge.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { CellButton, type CellButtonProps } from './cell-button.tsx';
export { CellCheckbox, type CellCheckboxProps } from './cell-checkbox.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
