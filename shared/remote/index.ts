/** The remote backend and everything that a host needs to set it up. */
export { remoteBackend, type RemoteBackend, type RemoteOptions } from './backend';
export { peek, readUpTo } from './body';
export { extensionsOf } from './capabilities';
export { MOST_COUNTED } from './counted';
export { encodeForm, sourceOf } from './form';
export type { AnswerLimit } from './limit';
export { RemoteMemory } from './memory';
export { adviceOn } from './retry';
export type { Store } from './receive';
export {
	baseAddress,
	checkAddress,
	isPublishedAddress,
	isRegionCode,
	isUnencrypted,
	placeOf,
	regionCodes,
	regionOf,
	regions,
	type Region,
	type RegionCode,
} from './regions';
export {
	PEEKED,
	type Answer,
	type Body,
	type Describe,
	type Transport,
	type TransportRequest,
	type TransportResponse,
} from './transport';
