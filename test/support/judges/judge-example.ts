/** Checks with programs that we did not write whether results have what their example promises. */
import type { JsonObject } from '../../../shared/contract/operations/types';
import type { Example } from '../examples';
import { pageTexts, qpdfCheck, showEncryption, uncompressed } from './tools';

export interface Results {
	/** Bytes of the result documents, in order. */
	readonly documents: readonly Uint8Array[];
	/** Names of the result files. */
	readonly files?: readonly string[];
	readonly data?: JsonObject;
}

export function judgeExample({ gives }: Example, { documents, files, data }: Results): void {
	const { password } = gives;
	for (const bytes of documents) expect(qpdfCheck(bytes, password)).toMatchObject({ clean: true });
	if (gives.texts) {
		const texts = documents.map((bytes) => pageTexts(bytes, password));
		expect(texts).toEqual(gives.texts.map((pages) => pages.map((text) => expect.stringContaining(text))));
	}
	if (gives.maximumBytes !== undefined) {
		expect(documents.length).toBeGreaterThan(1);
		for (const bytes of documents) expect(bytes.length).toBeLessThanOrEqual(gives.maximumBytes);
	}
	for (const bytes of documents) {
		if (gives.encryption !== undefined) expect(showEncryption(bytes, password)).toContain(gives.encryption);
		const whole = (gives.holds ?? gives.holdsNot) ? uncompressed(bytes, password) : '';
		for (const text of gives.holds ?? []) expect(whole).toContain(text);
		for (const text of gives.holdsNot ?? []) expect(whole).not.toContain(text);
	}
	if (gives.files) expect(files).toEqual(gives.files);
	if (gives.data) expect(data).toMatchObject(gives.data);
}
