import type { SpanOfTime } from '../http/period.ts';
import { union } from './spans.ts';
import { type Question, routesOf } from './subject.ts';

/** When a guard was on a route, cut to the period. @internal */
export function routeSpans(question: Question, userId: number): SpanOfTime[] {
  const { from, to } = question.period;
  const own = routesOf(question).filter((route) => route.userId === userId);
  return union(own.map(({ startsAt, endsAt }) => ({ from: Math.max(startsAt, from), to: Math.min(endsAt, to) })));
}
