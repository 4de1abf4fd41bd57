import type { Wire } from '../../wire/index.ts';

/** One refused field. @internal */
export type FieldError = Wire<'FieldError'>;

/** What a refusal travels with beside its detail. @internal */
export interface RefusalParts {
  readonly errors?: readonly FieldError[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A refusal as a handler throws it: status, one sentence, the fields. @internal */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: string, { errors = [], headers = {} }: RefusalParts = {}) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** 404: an id nobody has, or that the caller may not see. @internal */
export function notFound(what: string): Refusal {
  return new Refusal(404, `${what} does not exist`);
}

/** 400 for one field. @internal */
export function invalid(field: string, code: string, message: string): Refusal {
  return new Refusal(400, `${field}: ${message}`, { errors: [{ field, code, message }] });
}

/** 409 for one field. @internal */
export function conflict(detail: string, field: string, code: string, message: string = detail): Refusal {
  return new Refusal(409, detail, { errors: [{ field, code, message }] });
}

/** 403 for a policy the caller lacks. @internal */
export function forbidden(policy: string): Refusal {
  const errors = [{ field: 'policy', code: 'forbidden', message: policy }];
  return new Refusal(403, `The policy ${policy} is needed`, { errors });
}
