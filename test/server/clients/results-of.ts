/** The answers of the service, in the shape that an example is judged by. */
import type { Document } from '../../../shared/contract/backend';
import type { Operation } from '../../../shared/contract/operations/types';
import { unpackEnvelope, unpackZip } from '../../../shared/packaging';
import type { Results } from '../../support/judges/judge-example';

export function resultsOf(output: Operation['output'], body: Uint8Array): Results {
	switch (output) {
		case 'pdf':
			return { documents: [body] };
		case 'pdfs':
			return { documents: unpacked(body).map(({ bytes }) => bytes) };
		case 'files':
			return { documents: [], files: unpacked(body).map(({ name }) => name) };
		case 'data':
		case 'text':
			return { documents: [], data: JSON.parse(Buffer.from(body).toString('utf8')) };
		default:
			return output satisfies never;
	}
}

const unpacked = (body: Uint8Array): Document[] => (body[0] === 0x7b ? unpackEnvelope(body) : unpackZip(body));
