import { color } from '@patrolkit/react-components/theme';
import type { ReactElement } from 'react';
import { Bar, BarChart, CartesianGrid, LabelList, type LabelProps, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import * as css from './day-bars.css.ts';
import { axisWidth, endGap } from './day-bars.css.ts';

/** A day as it is drawn. */
export interface DrawnDay {
  readonly label: string;
  readonly done: number;
  readonly open: number;
  readonly missed: number;
  /** Stands over the bar of a day that stands out. */
  readonly note: string;
}

/** Props of {@link DayDrawing}. */
export interface DayDrawingProps {
  days: readonly DrawnDay[];
  lowerName: string;
}

const tick = { fill: color['text-3'], fontSize: 11 };
const margin = { top: 16, right: endGap, bottom: 8, left: 0 };

/* In one line, however narrow the bar is. */
function Note({ x, y, width, value }: LabelProps): ReactElement {
  return (
    <text fill={color['text-1']} fontSize={11} textAnchor="middle" x={Number(x) + Number(width) / 2} y={Number(y) - 4}>
      {value}
    </text>
  );
}

/** What was read above, what was missed on its own axis below: few are seen beside many (look.md, Statistics). */
export default function DayDrawing({ days, lowerName }: DayDrawingProps): ReactElement {
  const data = [...days];
  const shared = { accessibilityLayer: false, barCategoryGap: '14%', data, margin };
  const grid = <CartesianGrid stroke={color['chart-grid']} vertical={false} />;
  const amounts = (
    <YAxis allowDecimals={false} axisLine={false} interval={0} tick={tick} tickLine={false} width={axisWidth} />
  );
  return (
    <>
      <div className={css.upper}>
        <ResponsiveContainer height="100%" width="100%">
          <BarChart {...shared}>
            {grid}
            {amounts}
            <XAxis dataKey="label" hide />
            <Bar dataKey="done" fill={color['chart-done']} isAnimationActive={false} stackId="all" />
            <Bar dataKey="open" fill={color['chart-rest']} isAnimationActive={false} stackId="all" />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <span className={css.lowerName}>{lowerName}</span>
      <div className={css.lower}>
        <ResponsiveContainer height="100%" width="100%">
          <BarChart {...shared}>
            {grid}
            <YAxis
              allowDecimals={false}
              axisLine={false}
              tick={tick}
              tickCount={3}
              tickLine={false}
              width={axisWidth}
            />
            <XAxis
              axisLine={false}
              dataKey="label"
              height={22}
              interval="preserveStartEnd"
              minTickGap={44}
              tick={tick}
              tickLine={false}
            />
            <Bar dataKey="missed" fill={color['chart-missed']} isAnimationActive={false}>
              <LabelList content={Note} dataKey="note" />
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}
