import * as rrule from 'rrule';

/* rrule has no `exports`: Node loads its CommonJS build, which ESM sees as one default, bundlers its ES modules. */
function moduleOf(namespace: object): typeof rrule {
  // the two shapes of one module, told apart by the class that is used
  const module = 'RRule' in namespace ? namespace : Reflect.get(namespace, 'default');
  return module as typeof rrule;
}

/** The class of the rrule library, however it was loaded. @internal */
export const { RRule } = moduleOf(rrule);
