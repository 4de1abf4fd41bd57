import type { Wire } from '@patrolkit/sdk/wire';
import type { ScopedCall } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import { givenOr } from '../master-data/given-or.ts';
import { optionalText, requiredLine } from '../master-data/given-text.ts';
import { saveRow } from '../master-data/save-row.ts';
import { riskEntity, riskToWire } from './risk-entity.ts';

/** POST /api/Risk. */
export async function saveRisk(call: ScopedCall<'risk_save'>): Promise<Wire<'Risk'>> {
  const { body, repository, request } = call;
  const row = await repository.write((writer) =>
    saveRow(writer, request, riskEntity, {
      id: body.idRisk,
      values: (before) => {
        const level = givenOr(body.level, before?.level);
        if (level === null) throw invalid('level', 'required', 'must be 1 to 5');
        return {
          name: requiredLine('name', givenOr(body.name, before?.name)),
          level,
          description: optionalText(givenOr(body.description, before?.description)),
        };
      },
    }),
  );
  return riskToWire(row);
}
