/** Types of the parser's extensions, whose package has types alone. */
import type { gfm } from 'micromark-extension-gfm';

export type Extension = ReturnType<typeof gfm>;
export type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[number]>, readonly unknown[]>;
export type Tokenizer = Construct['tokenize'];
export type TokenizeContext = ThisParameterType<Tokenizer>;
