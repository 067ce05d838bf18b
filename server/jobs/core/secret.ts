/**
 * The operator's secret for jobs: it seals inputs and results, and makes names that cannot be guessed. Several instances that share a
 * queue share it. Of several secrets, the first seals, and the others still open older bytes.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { inSteps, totalLength, PieceReader } from './pieces';

export const SECRET_BYTES = 32;

const ALGORITHM = 'aes-256-gcm';
const [SIGN, SALT, TAG, NONCE] = [8, 16, 16, 12];

/** The use of a name: none is valid for another use. */
type Purpose = 'owner' | 'job' | 'request';

export class Secret {
	/** `secrets`: each of 32 bytes. */
	constructor(private readonly secrets: readonly Buffer[] = [randomBytes(SECRET_BYTES)]) {}

	/** Names `value` for those who have the secret, in 32 hexadecimal digits. */
	name(purpose: Purpose, value: string): string {
		return this.namesOf(purpose, value)[0]!;
	}

	/** Whether `name` is that of `value`, by any of the secrets. */
	isName(name: string, purpose: Purpose, value: string): boolean {
		const given = Buffer.from(name);
		return this.namesOf(purpose, value).some((one) => one.length === given.length && timingSafeEqual(Buffer.from(one), given));
	}

	/** A name of bytes. */
	async fingerprint(about: string, pieces: readonly Uint8Array[]): Promise<string> {
		const hash = createHmac('sha256', keyFor(this.secrets[0]!, 'request')).update(`${about}\0`);
		for await (const piece of inSteps(pieces)) hash.update(piece);
		return hash.digest('hex').slice(0, 32);
	}

	/** `name`: the place, so that sealed bytes are not accepted in another. */
	async seal(name: string, pieces: readonly Uint8Array[]): Promise<Uint8Array[]> {
		const salt = randomBytes(SALT);
		const secret = this.secrets[0]!;
		const [key, nonce] = sealingKey(secret, salt);
		const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name));
		const sealed: Uint8Array[] = [];
		for await (const piece of inSteps(pieces)) sealed.push(cipher.update(piece));
		cipher.final();
		return [Buffer.concat([signOf(secret), salt, cipher.getAuthTag()]), ...sealed];
	}

	/** @throws Error if the bytes were changed, or sealed by another secret or for another place */
	async open(name: string, sealed: readonly Uint8Array[]): Promise<Uint8Array[]> {
		if (totalLength(sealed) < SIGN + SALT + TAG) throw new Error('Stored bytes are too short');
		const reader = new PieceReader(sealed);
		const [sign, salt, tag] = [await reader.take(SIGN), await reader.take(SALT), await reader.take(TAG)];
		const secret = this.secrets.find((one) => timingSafeEqual(signOf(one), sign));
		if (!secret) throw new Error('Stored bytes were sealed by another secret: OCTAVO_JOBS_KEY changed');
		const [key, nonce] = sealingKey(secret, salt);
		const decipher = createDecipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
		const pieces: Uint8Array[] = [];
		for await (const piece of inSteps(reader.rest())) pieces.push(decipher.update(piece));
		decipher.final();
		return pieces;
	}

	private namesOf(purpose: Purpose, value: string): string[] {
		return this.secrets.map((secret) => createHmac('sha256', keyFor(secret, purpose)).update(value).digest('hex').slice(0, 32));
	}
}

const deriveKey = (secret: Buffer, salt: Uint8Array, purpose: string, bytes: number): Buffer =>
	Buffer.from(hkdfSync('sha256', secret, salt, `octavo jobs ${purpose}`, bytes));

const keyFor = (secret: Buffer, purpose: string): Buffer => deriveKey(secret, Buffer.alloc(0), purpose, SECRET_BYTES);

/** Tells secrets apart. */
const signOf = (secret: Buffer): Buffer => deriveKey(secret, Buffer.alloc(0), 'sign', SIGN);

/** A separate key for each seal: random nonces of one key repeat after some billions. */
function sealingKey(secret: Buffer, salt: Uint8Array): [Buffer, Buffer] {
	const bytes = deriveKey(secret, salt, 'seal', SECRET_BYTES + NONCE);
	return [bytes.subarray(0, SECRET_BYTES), bytes.subarray(SECRET_BYTES)];
}
