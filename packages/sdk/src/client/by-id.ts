/** The parameters of a call about one thing whose path ends in `{id}`. @internal */
export const byId = (id: number): { readonly params: { readonly path: { readonly id: number } } } => ({
  params: { path: { id } },
});
