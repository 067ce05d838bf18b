/** The local backend for hosts that run on Node: it uses native compression. */
import zlib from 'node:zlib';
import type { Backend } from '../shared/contract/backend';
import { localBackend } from '../shared/local';
import { nativeCodec } from '../shared/pdf/codec';
import type { Limits } from '../shared/pdf/limits';
import { lendOf, nodePorts, type Lending } from './lend';
import { pause } from './pause';

/** Drawings that cannot pause hold a thread that nothing else uses: the limit only refuses those that would not end. */
const LIMITS_HERE: Partial<Limits> = { drawingStep: 20_000 };

/** `limits`: limits of the engine that differ from the defaults. `rest`: called at each pause. */
export const localHere = (limits: Partial<Limits> = {}, ports = nodePorts, rest = pause, lending: Lending = {}): Backend =>
	localBackend({
		pause: rest,
		limits: { ...LIMITS_HERE, ...limits },
		ports,
		lent: lendOf(ports, lending),
		codec: nativeCodec(zlib),
	});
