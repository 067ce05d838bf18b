/** The local backend for tests. */
import type { Backend, Document } from '../../shared/backend';
import { localBackend } from '../../shared/local';
import type { Job } from '../../shared/pdf/job';
import { defaultLimits } from '../../shared/pdf/limits';
import { Pace } from '../../shared/pdf/pace';

export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const local: Backend = localBackend({ pause });

export const job = (): Job => ({ limits: defaultLimits, pace: new Pace(pause) });

export const asDocument = (bytes: Uint8Array, name = 'document.pdf'): Document => ({ name, bytes });
