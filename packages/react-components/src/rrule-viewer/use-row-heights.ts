import { type RefObject, useEffect, useRef, useState } from 'react';

/** Heights of the two kinds of rows, CSS pixels: theme, density and width decide them. @internal */
export interface RowHeights {
  readonly group: number;
  readonly rule: number;
}

/** Refs of two empty rows that are measured, and what they measure. @internal */
export function useRowHeights(): {
  readonly groupRef: RefObject<HTMLDivElement | null>;
  readonly ruleRef: RefObject<HTMLDivElement | null>;
  readonly heights: RowHeights;
} {
  const groupRef = useRef<HTMLDivElement>(null);
  const ruleRef = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<RowHeights>({ group: 30, rule: 30 });
  useEffect(() => {
    const [group, rule] = [groupRef.current, ruleRef.current];
    if (!group || !rule) return;
    const measure = (): void => {
      const next = { group: group.offsetHeight, rule: rule.offsetHeight };
      if (next.group === 0 || next.rule === 0) return; // not shown
      setHeights((now) => (now.group === next.group && now.rule === next.rule ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(group);
    observer.observe(rule);
    return () => observer.disconnect();
  }, []);
  return { groupRef, ruleRef, heights };
}
