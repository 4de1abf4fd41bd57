import { Button, MenuButton } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { ExportStatus, saveFile, useTableExport } from '@patrolkit/react-components/table-export';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useText } from '../../services/texts.ts';
import type { ChartTable } from './chart.types.ts';
import * as css from './chart-panel.css.ts';
import { TableTwin } from './table-twin.tsx';

/** Props of {@link ChartPanel}. */
export interface ChartPanelProps<Row> {
  title: string;
  subtitle?: string | undefined;
  /** Colours and what they mean. */
  legend?: readonly { readonly color: string; readonly label: string }[];
  /** Stands where the legend does, when colours alone do not say it. */
  scale?: ReactNode;
  table: ChartTable<Row>;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its table twin, and both as files. */
export function ChartPanel<Row>(props: ChartPanelProps<Row>): ReactElement {
  const { title, subtitle, legend = [], table, children } = props;
  const text = useText();
  const [isTable, setTable] = useState(false);
  const [isPictureLost, setPictureLost] = useState(false);
  const exporting = useTableExport();
  const body = useRef<HTMLDivElement>(null);
  const savePicture = async (): Promise<void> => {
    if (!body.current) return;
    setPictureLost(false);
    try {
      const { paintPicture } = await import('./paint-picture.ts');
      const picture = await paintPicture(body.current, [title, ...(table.notes ?? [])]);
      saveFile(new File([picture], `${table.name}.png`, { type: 'image/png' }));
    } catch {
      setPictureLost(true);
    }
  };
  return (
    <section aria-label={title} className={css.panel}>
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {subtitle && <span className={css.subtitle}>{subtitle}</span>}
        <span className={css.space} />
        {props.scale}
        {legend.length > 0 && (
          <ul className={css.legend}>
            {legend.map(({ color, label }) => (
              <li className={css.key} key={label}>
                <span className={css.swatch} style={{ background: color }} />
                {label}
              </li>
            ))}
          </ul>
        )}
        <span className={css.tools}>
          <Button aria-pressed={isTable} onPress={() => setTable(!isTable)} variant="quiet">
            <Icon name={isTable ? 'chart' : 'list'} />
            {text(isTable ? 'console.statistics.asChart' : 'console.statistics.asTable')}
          </Button>
          <MenuButton
            icon="export"
            isIconOnly
            items={[
              ...(isTable ? [] : [{ id: 'png' as const, label: 'PNG' }]),
              { id: 'csv' as const, label: 'CSV' },
              { id: 'xlsx' as const, label: 'Excel (XLSX)' },
            ]}
            label={text('console.statistics.exportOf', { title })}
            onAction={(format) => (format === 'png' ? void savePicture() : exporting.start(table, format))}
          />
        </span>
      </header>
      <ExportStatus model={exporting} />
      {isPictureLost && (
        <p className={css.failed} role="alert">
          {text('console.statistics.pictureFailed')}
        </p>
      )}
      <div className={css.body} ref={body}>
        {isTable ? <TableTwin table={table} /> : children}
      </div>
    </section>
  );
}
