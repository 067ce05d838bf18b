import { negotiate } from '../../server/http/accept';
import { packageTypes } from '../../shared/packaging';

const [zip, json, multipart] = packageTypes;

test.each([
	[undefined, zip],
	['', zip],
	['*/*', zip],
	['application/*', zip],
	['application/json, text/plain, */*', json],
	['application/zip, application/problem+json', zip],
	['multipart/*', multipart],
	['multipart/mixed', multipart],
	['Multipart/Mixed; boundary=x', multipart],
	['application/zip;q=0, */*', json],
	['application/zip;q=0, application/json;q=0, */*;q=0.1', multipart],
	['application/json;q=0.5, application/zip;q=0.4', json],
	['application/json ; q=0.5 , application/zip ; Q=0.501', zip],
	['application/*;q=0.2, application/zip;q=0.1', json],
	['*/*;q=0.9, multipart/mixed;q=0.1', zip],
	['application/json;level=1', json],
	['application/pdf', undefined],
	['application/pdf, application/problem+json', undefined],
	['application/octet-stream', undefined],
	['*/*;q=0', undefined],
	['application/zip;q=0', undefined],
	['application/zip;q=2, application/json', json],
	['application/zip;q=x', undefined],
	['text/html', undefined],
	['nonsense', undefined],
	[',', undefined],
])('answers Accept %p with %p', (accept, type) => {
	expect(negotiate(accept, packageTypes)).toBe(type);
});
