import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';

/** The properties of the layers' features; README.md lists which layer has which. */
export interface Properties {
  name?: string;
  ref?: string;
  kind?: string;
  class?: string;
  rank?: number;
  ele?: number;
  km2?: number;
  main?: boolean;
  in_department?: boolean;
}

export type Layer = Feature<Geometry, Properties>[];

const read = new Map<string, Layer>();

/** Reads the features of `<name>.geojson` in this folder. Throws if there is no such file. */
export function readLayer(name: string): Layer {
  const known = read.get(name);
  if (known) return known;
  const file = path.join(import.meta.dirname, `${name}.geojson`);
  // The files are part of the project, and README.md describes their shape.
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as FeatureCollection<Geometry, Properties>;
  read.set(name, features);
  return features;
}

/** The lines of a geometry, each a list of [longitude, latitude]; none for points and areas. */
export function linesOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

/** The areas of a geometry, each a list of rings: the outline first, then the holes. */
export function areasOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}
