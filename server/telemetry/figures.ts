/** The figures of /metrics as OpenTelemetry sends them: the same names, labels and values, which are counted once. */
import { ValueType, type Attributes, type HrTime } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
	AggregationTemporality,
	DataPointType,
	type DataPoint,
	type MetricData,
	type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Figure, FigureValue, ReadFigures } from './telemetry';

interface Times {
	/** When the counters were 0. */
	readonly startTime: HrTime;
	readonly endTime: HrTime;
}

/** `read` gives the function that reads the figures, undefined until the service has some. */
export function producerOf(
	read: () => ReadFigures | undefined,
	resource: Resource,
	scope: { readonly name: string; readonly version: string },
): MetricProducer {
	const startTime = now();
	return {
		collect: async () => {
			const figures = (await read()?.()) ?? [];
			const times = { startTime, endTime: now() };
			const metrics = figures.map((figure) => metricOf(figure, times)).filter(({ dataPoints }) => dataPoints.length > 0);
			return { resourceMetrics: { resource, scopeMetrics: [{ scope, metrics }] }, errors: [] };
		},
	};
}

function metricOf(figure: Figure, times: Times): MetricData {
	const about = {
		descriptor: { name: figure.name, description: figure.help, unit: '', valueType: ValueType.DOUBLE },
		aggregationTemporality: AggregationTemporality.CUMULATIVE,
	};
	if (figure.type === 'histogram')
		return { ...about, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(figure, times) };
	// JSON has no number that is not finite, and a collector refuses all figures because of one.
	const dataPoints = figure.values
		.filter(({ value }) => Number.isFinite(value))
		.map(({ value, labels }) => ({ ...times, attributes: attributesOf(labels), value }));
	if (figure.type === 'counter') return { ...about, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
	return { ...about, dataPointType: DataPointType.GAUGE, dataPoints };
}

type HistogramPoint = Extract<MetricData, { dataPointType: DataPointType.HISTOGRAM }>['dataPoints'][number];

function histogramsOf({ name, values }: Figure, times: Times): HistogramPoint[] {
	const series = new Map<string, { readonly attributes: Attributes; readonly values: FigureValue[] }>();
	for (const value of values) {
		const { le: _bound, ...labels } = value.labels;
		const attributes = attributesOf(labels);
		const key = JSON.stringify(attributes);
		const known = series.get(key) ?? { attributes, values: [] };
		series.set(key, known);
		known.values.push(value);
	}
	return [...series.values()].map((one): DataPoint<HistogramPoint['value']> => {
		const valueOf = (ending: string): number => one.values.find(({ metricName }) => metricName === name + ending)?.value ?? 0;
		const buckets = one.values.filter(({ metricName }) => metricName === `${name}_bucket`);
		// Each bucket of Prometheus counts all values below its bound, each of OpenTelemetry only its own. The last one has no bound.
		const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0));
		const boundaries = buckets.slice(0, -1).map(({ labels }) => Number(labels['le']));
		return {
			...times,
			attributes: one.attributes,
			value: { buckets: { boundaries, counts }, sum: valueOf('_sum'), count: valueOf('_count') },
		};
	});
}

const attributesOf = (labels: FigureValue['labels']): Attributes =>
	Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));

function now(): HrTime {
	const milliseconds = Date.now();
	return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1e6];
}
