/** What a chip's code leads to. */
export interface KnownTag {
  readonly isLocationDeleted: boolean;
}

/** C3: a known chip is a read; one nobody knows, or one of a deleted location, is told as such. */
export function classifyRead(tag: KnownTag | null): 'TagRead' | 'UnknownTag' | 'UnknownLocation' {
  if (!tag) return 'UnknownTag';
  return tag.isLocationDeleted ? 'UnknownLocation' : 'TagRead';
}
