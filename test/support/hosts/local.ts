/** The local backend for tests, without native compression, as in n8n, and with it, as in the Action and the service; all is lent. */
import zlib from 'node:zlib';
import type { Backend, Document } from '../../../shared/contract/backend';
import type { Lent, Network } from '../../../shared/contract/lent';
import { localBackend } from '../../../shared/local';
import { nativeCodec } from '../../../shared/pdf/codec';
import type { Job } from '../../../shared/pdf/job';
import { defaultLimits } from '../../../shared/pdf/limits';
import { Memory } from '../../../shared/pdf/memory';
import { Pace } from '../../../shared/pace/pace';
import { allPorts } from '../../../shared/contract/ports';
import { standInRecognizer } from './stand-in-recognizer';

export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The time of day of the tests, which does not go on, so that the same input gives the same bytes. */
export const NOW = Date.parse('2026-11-20T14:30:00Z');

let server: Promise<Network> | undefined;
/** The certificate of the server takes a while to make, so it is made when it is first asked. */
const makeServer = async (): Promise<Network> => (await import('./time-stamp-server')).timeStampServer({ time: NOW });

export const lent: Lent = {
	clock: () => NOW,
	// It needs no data of languages.
	recognizer: standInRecognizer,
	network: async (request, signal) => (await (server ??= makeServer()))(request, signal),
};

export const local: Backend = localBackend({ pause, ports: allPorts, lent });

export const localWithNativeCodec: Backend = localBackend({ pause, ports: allPorts, lent, codec: nativeCodec(zlib) });

/** In a host that lends nothing. */
export const localWithoutPorts: Backend = localBackend({ pause });

export const job = (): Job => ({ limits: defaultLimits, memory: new Memory(defaultLimits), pace: new Pace(pause) });

export const asDocument = (bytes: Uint8Array, name = 'document.pdf'): Document => ({ name, bytes });
