/** The local backend for tests, without native compression, as in n8n, and with it, as in the Action and the service; all is lent. */
import zlib from 'node:zlib';
import type { Backend, Document } from '../../../shared/contract/backend';
import type { Lent } from '../../../shared/contract/lent';
import { localBackend } from '../../../shared/local';
import { nativeCodec } from '../../../shared/pdf/codec';
import type { Job } from '../../../shared/pdf/job';
import { defaultLimits } from '../../../shared/pdf/limits';
import { Memory } from '../../../shared/pdf/memory';
import { Pace } from '../../../shared/pdf/pace';
import { allPorts } from '../../../shared/contract/ports';

export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The time of day: certificates of the tests are valid for a day. */
export const lent: Lent = { clock: () => Date.now() };

export const local: Backend = localBackend({ pause, ports: allPorts, lent });

export const localWithNativeCodec: Backend = localBackend({ pause, ports: allPorts, lent, codec: nativeCodec(zlib) });

/** In a host that lends nothing. */
export const localWithoutPorts: Backend = localBackend({ pause });

export const job = (): Job => ({ limits: defaultLimits, memory: new Memory(defaultLimits), pace: new Pace(pause) });

export const asDocument = (bytes: Uint8Array, name = 'document.pdf'): Document => ({ name, bytes });
