/** The signature of a callback, as Standard Webhooks 1.0.0 defines it: libraries for its receivers exist in many languages. */
import { createHmac } from 'node:crypto';

/** Begins a secret, whose bytes follow in Base64. */
const PREFIX = 'whsec_';
/** Bytes. */
const [LEAST, MOST] = [24, 64];

export const SECRET_RULE = `${PREFIX} and ${LEAST} to ${MOST} bytes in Base64, as \`echo ${PREFIX}$(openssl rand -base64 32)\` prints`;

/** The bytes of a secret; undefined if it is not valid. */
export function secretIn(text: string): Buffer | undefined {
	if (!text.startsWith(PREFIX)) return undefined;
	const encoded = text.slice(PREFIX.length);
	const bytes = Buffer.from(encoded, 'base64');
	return bytes.toString('base64') === encoded && bytes.length >= LEAST && bytes.length <= MOST ? bytes : undefined;
}

export interface Signed {
	readonly id: string;
	/** Since 1970. */
	readonly seconds: number;
	readonly body: string;
}

/** The headers that name and sign it, once with each secret, so that a receiver can change from one to the next. */
export function signHeaders(secrets: readonly Buffer[], { id, seconds, body }: Signed): Record<string, string> {
	const text = `${id}.${seconds}.${body}`;
	const signatures = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(text).digest('base64')}`);
	return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}
