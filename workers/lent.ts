/** The ports that hosts on Node lend to the code that works on documents (docs/semantics.md, D76). */
import type { Port } from '../shared/contract/operations/types';

export const PORTS_HERE: ReadonlySet<Port> = new Set<Port>(['pixels']);
