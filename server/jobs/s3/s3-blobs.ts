/** Inputs and results in storage that has the interface of S3. They are sealed before they come here. */
import { AwsClient } from 'aws4fetch';
import { randomBytes } from 'node:crypto';
import { parseXml, type XmlElement } from '../../../shared/model/metadata/xml-tree';
import { Pace } from '../../../shared/pace/pace';
import { pause } from '../../../workers/pause';
import type { BlobEntry, Blobs } from '../core/port';

export interface S3Place {
	/** With the bucket, and the part with which all names begin. */
	readonly url: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
	readonly sessionToken: string | undefined;
	readonly region: string;
}

/** Milliseconds of one request. */
const PATIENCE = 300_000;
const ATTEMPTS = 3;

export class S3Blobs implements Blobs {
	private readonly client: AwsClient;
	private readonly bucket: string;
	/** With which all names begin: nothing, or a folder. */
	private readonly folder: string;

	private constructor(
		{ url, accessKeyId, secretAccessKey, sessionToken, region }: S3Place,
		/** Most names in one answer. */
		private readonly page: number,
	) {
		this.client = new AwsClient({
			accessKeyId,
			secretAccessKey,
			region,
			service: 's3',
			retries: ATTEMPTS - 1,
			...(sessionToken === undefined ? {} : { sessionToken }),
		});
		const { origin, pathname } = new URL(url);
		const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
		this.bucket = `${origin}/${bucket}`;
		this.folder = folders.map((part) => `${part}/`).join('');
	}

	/** @throws Error if it cannot be written, listed and deleted there */
	static async at(place: S3Place, page = 1000): Promise<S3Blobs> {
		const blobs = new S3Blobs(place, page);
		const name = `try.${randomBytes(8).toString('hex')}`;
		await blobs.put(name, [Buffer.from(name)]);
		await blobs.list().next();
		await blobs.delete(name);
		return blobs;
	}

	readonly put: Blobs['put'] = async (name, pieces) => {
		// The bytes are authenticated by their seal: a hash of everything in the signature would hold up other requests.
		const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', 'content-type': 'application/octet-stream' };
		await this.ask(this.addressOf(name), { method: 'PUT', headers, body: new Blob(pieces as Uint8Array<ArrayBuffer>[]) });
	};

	readonly get: Blobs['get'] = async (name) => {
		const answer = await this.ask(this.addressOf(name), { method: 'GET' }, 404);
		if (answer.status === 404 || !answer.body) return undefined;
		const pieces: Uint8Array[] = [];
		const reader = answer.body.getReader();
		for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value);
		return pieces;
	};

	readonly delete: Blobs['delete'] = async (name) => {
		await this.ask(this.addressOf(name), { method: 'DELETE' }, 404);
	};

	async *list(): AsyncGenerator<BlobEntry> {
		for (let after = '', isMore = true; isMore;) {
			// The first version of this request goes on after a name, and so needs nothing of the storage's own.
			const query = new URLSearchParams({ prefix: this.folder, marker: after, 'max-keys': String(this.page) });
			const page = await xmlOf(await this.ask(`${this.bucket}?${query.toString()}`, { method: 'GET' }));
			if (!page) throw Object.assign(new Error('The list of the storage is not XML'), { code: 'no list' });
			const before = after;
			for (const entry of page.children.filter(({ name }) => name === 'Contents')) {
				after = textOfChild(entry, 'Key');
				const name = after.slice(this.folder.length);
				yield { name, bytes: Number(textOfChild(entry, 'Size')), at: Date.parse(textOfChild(entry, 'LastModified')) };
			}
			isMore = textOfChild(page, 'IsTruncated') === 'true' && after > before;
		}
	}

	private readonly addressOf = (name: string): string => `${this.bucket}/${this.folder}${encodeURIComponent(name)}`;

	/** @throws Error with a code if the storage refuses */
	private async ask(url: string, init: RequestInit, otherStatus?: number): Promise<Response> {
		const answer = await this.client.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
		if (answer.ok || answer.status === otherStatus) return answer;
		const fault = await xmlOf(answer);
		const code = fault ? textOfChild(fault, 'Code') : '';
		throw Object.assign(new Error('The storage refused'), { code: `${answer.status}${code === '' ? '' : ` ${code}`}` });
	}
}

/** The root of an answer, if it is XML. */
async function xmlOf(answer: Response): Promise<XmlElement | undefined> {
	const read = await parseXml(new Uint8Array(await answer.arrayBuffer()), new Pace(pause));
	return typeof read === 'string' ? undefined : read;
}

/** The text of the first child of this name; empty without such a child. */
const textOfChild = ({ children }: XmlElement, wanted: string): string =>
	children.find(({ name }) => name === wanted)?.text ?? '';
