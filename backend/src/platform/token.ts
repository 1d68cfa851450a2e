/** A name under which Nest injects what has no class of its own, with the type of that. */
export type Token<Injected> = symbol & { readonly injected?: Injected };
