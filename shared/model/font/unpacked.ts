import { inflate } from '../../pdf/filters/flate';

/** Several times as large as our largest module. */
const MOST_BYTES = 1 << 24;

/** The bytes of a module of ours, which are deflated, in base64. */
export const unpackModule = (packed: string): Uint8Array =>
	inflate(Buffer.from(packed, 'base64'), { stream: MOST_BYTES, total: MOST_BYTES, remaining: MOST_BYTES }, { found: false });
