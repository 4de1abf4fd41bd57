import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useLater } from '../data-grid/use-later.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { LayersPanel } from './layers-panel.tsx';
import type { MapLayersProps } from './map-layers.types.ts';
import { useEscape } from './use-escape.ts';

const loadPanel = (): Promise<typeof LayersPanel> => import('./layers-panel.tsx').then((part) => part.LayersPanel);

/** The button Layers and its panel: what lies under the markers, and which of them are drawn. @internal */
export function MapLayers(props: MapLayersProps): ReactElement {
  const { text } = usePatrol();
  const [isOpen, setOpen] = useState(false);
  const Panel = useLater(loadPanel, isOpen);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, [isOpen]);
  useEscape(box, () => {
    if (!isOpen) return;
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  });
  return (
    <div className="pk-GuardMap-layers" ref={box}>
      {/* named, because a narrow map shows the drawing alone */}
      <Button
        aria-expanded={isOpen}
        aria-label={text('guardMap.layers')}
        className="pk-GuardMap-tool"
        onPress={() => setOpen(!isOpen)}
      >
        <Icon name="layers" />
        <span>{text('guardMap.layers')}</span>
      </Button>
      {isOpen && Panel ? <Panel {...props} /> : null}
    </div>
  );
}
