import {
	backoff,
	defaultRetryPolicy,
	failureCode,
	isTransient,
	isTransientStatus,
	retryAfter,
	spokenWait,
} from '../../shared/remote/retry';

const policy = defaultRetryPolicy;
const now = Date.parse('Wed, 01 Jul 2026 12:00:00 GMT');

test('waits for a random time up to a bound that doubles until the cap', () => {
	const bounds = [0, 1, 2, 3, 6, 7, 100].map((attempt) => backoff(attempt, policy, () => 1));
	expect(bounds).toEqual([500, 1000, 2000, 4000, 30_000, 30_000, 30_000]);
	expect(backoff(5, policy, () => 0)).toBe(0);
	expect(backoff(2, policy, () => 0.25)).toBe(500);
});

test.each([
	['0', 0],
	['7', 7000],
	[' 120 ', 120_000],
	['121', 121_000],
	['3600', 3_600_000],
	['Wed, 01 Jul 2026 12:00:30 GMT', 30_000],
	['Wed, 01 Jul 2026 13:00:00 GMT', 3_600_000],
	['Wednesday, 01-Jul-26 12:00:05 GMT', 5000],
	['Wed, 01 Jul 2026 11:59:59 GMT', undefined],
	['Wed, 01 Jul 2026 12:00:00 GMT', undefined],
	['soon', undefined],
	['-5', undefined],
	['1.5', undefined],
	['', undefined],
	[undefined, undefined],
])('reads Retry-After %p as %p milliseconds', (header, wait) => {
	expect(retryAfter(header === undefined ? {} : { 'retry-after': header }, now)).toBe(wait);
});

test('measures a date against the clock of the service', () => {
	const headers = { 'retry-after': 'Wed, 01 Jul 2026 15:00:30 GMT', date: 'Wed, 01 Jul 2026 15:00:00 GMT' };
	expect(retryAfter(headers, now)).toBe(30_000);
	expect(retryAfter({ ...headers, date: 'unknown' }, now)).toBe(3 * 3_600_000 + 30_000);
	expect(retryAfter({ ...headers, date: 'Wed, 01 Jul 2026 15:01:00 GMT' }, now)).toBeUndefined();
});

test.each([
	[1, '1 second'],
	[90_500, '91 seconds'],
	[121_000, '3 minutes'],
	[7_200_000, '2 hours'],
	[1e23, 'more than two days'],
])('says %d milliseconds as %s', (wait, said) => {
	expect(spokenWait(wait)).toBe(said);
});

test('retries 429 and every 5xx, and no other status', () => {
	const statuses = [200, 301, 400, 401, 404, 406, 408, 409, 413, 422, 429, 500, 501, 502, 503, 504, 599, 600];
	expect(statuses.filter(isTransientStatus)).toEqual([429, 500, 501, 502, 503, 504, 599]);
});

const failure = (code: string, cause?: unknown) => Object.assign(new Error('x', { cause }), { code });

test.each([
	[failure('ECONNRESET'), true],
	[failure('EPIPE'), true],
	[failure('ERR_PROXY_TUNNEL'), true],
	[failure('ETIMEDOUT'), true],
	[failure('EAI_AGAIN'), true],
	[failure('UND_ERR_HEADERS_TIMEOUT'), true],
	[new TypeError('fetch failed', { cause: failure('UND_ERR_SOCKET') }), true],
	[new TypeError('fetch failed', { cause: new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]) }), true],
	[Object.assign(new Error('late'), { name: 'TimeoutError' }), true],
	[failure('ENOTFOUND'), false],
	[failure('CERT_HAS_EXPIRED'), false],
	[failure('DEPTH_ZERO_SELF_SIGNED_CERT'), false],
	[failure('ERR_TLS_CERT_ALTNAME_INVALID'), false],
	[Object.assign(new Error('stop'), { name: 'AbortError' }), false],
	[new Error('ECONNRESET'), false],
	['ECONNRESET', false],
	[undefined, false],
])('retries after %p: %p', (thrown, expected) => {
	expect(isTransient(thrown)).toBe(expected);
});

test('stops at a cycle of causes', () => {
	const one = failure('EONE');
	one.cause = failure('ECONNRESET', one);
	expect(isTransient(one)).toBe(true);
	expect(failureCode(one)).toBe('ECONNRESET');
});
