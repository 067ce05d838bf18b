/** The local backend for hosts that run on Node: it uses native compression. */
import zlib from 'node:zlib';
import type { Backend } from '../shared/contract/backend';
import { localBackend } from '../shared/local';
import { nativeCodec } from '../shared/pdf/codec';
import type { Limits } from '../shared/pdf/limits';
import { noPorts } from '../shared/contract/ports';
import { pause } from './pause';

/** `limits`: limits of the engine that differ from the defaults. `rest`: called at each pause. */
export const localHere = (limits: Partial<Limits> = {}, ports = noPorts, rest = pause): Backend =>
	localBackend({ pause: rest, limits, ports, codec: nativeCodec(zlib) });
