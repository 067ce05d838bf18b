/** The local backend for tests, without native compression, as in n8n, and with it, as in the Action and the service; all is lent. */
import zlib from 'node:zlib';
import type { Backend, Document } from '../../../shared/contract/backend';
import { localBackend } from '../../../shared/local';
import { nativeCodec } from '../../../shared/pdf/codec';
import type { Job } from '../../../shared/pdf/job';
import { defaultLimits } from '../../../shared/pdf/limits';
import { Memory } from '../../../shared/pdf/memory';
import { Pace } from '../../../shared/pdf/pace';
import { allPorts } from '../../../shared/contract/ports';

export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const local: Backend = localBackend({ pause, ports: allPorts });

export const localWithNativeCodec: Backend = localBackend({ pause, ports: allPorts, codec: nativeCodec(zlib) });

/** In a host that lends nothing. */
export const localWithoutPorts: Backend = localBackend({ pause });

export const job = (): Job => ({ limits: defaultLimits, memory: new Memory(defaultLimits), pace: new Pace(pause) });

export const asDocument = (bytes: Uint8Array, name = 'document.pdf'): Document => ({ name, bytes });
