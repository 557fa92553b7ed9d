import { isWholeEmail } from '../../../lib/text/whole-email.ts';
import type { DeskSchema, Json } from '../content.ts';
import { isDemanded } from '../neighbours.ts';
import { judgeTogether } from './group-rules.ts';
import { doubtfulNumbers } from './numbers.ts';
import { RULES } from './rules.ts';
import { missing, wrong } from './sentences.ts';

/** A field that cannot be published as it is. */
export type Finding = {
  path: (string | number)[];
  /** Whether it only lacks a value, so that it is still to be written and nothing in it is wrong. */
  isMissing: boolean;
  /** A sentence for the owner. */
  text: string;
};

type Group = { [key: string]: Json };
const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What the build would refuse in a value, by the schema that the desk's form is drawn from: the browser asks it while
 * the owner types, and the publisher before it builds.
 */
export function judge(schema: DeskSchema, value: Json): Finding[] {
  return judgeAt(schema, value, [], schema.title ?? '');
}

function judgeAt(schema: DeskSchema, value: Json | undefined, path: (string | number)[], outer: string): Finding[] {
  const label = schema.title ?? outer;
  const found = (text: string, isMissing = false): Finding[] => [{ path, isMissing, text }];
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return judgeUnion(schema, members, value, path, label);
  if (isAllowedNull(schema, value)) return [];
  if (value === undefined || value === null) return found(missing(schema, label), true);
  if (schema.type === 'null') return found(wrong.choice(label)); // beside others, in a union
  if (schema.const !== undefined) return value === schema.const ? [] : found(wrong.choice(label));
  if (schema.enum)
    return schema.enum.includes(value)
      ? []
      : found(value === '' ? missing(schema, label) : wrong.choice(label), value === '');
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'string':
      return typeof value === 'string' ? judgeText(schema, value, path, label) : found(missing(schema, label), true);
    case 'number':
    case 'integer':
      if (typeof value === 'string' && value.trim() !== '')
        return found(wrong.number(label, schema['x-desk'] === 'money'));
      return typeof value === 'number' ? judgeNumber(schema, value, path, label) : found(missing(schema, label), true);
    case 'boolean':
      return typeof value === 'boolean' ? [] : found(missing(schema, label), value === '');
    case 'array':
      if (typeof value === 'string' && value !== '' && schema['x-desk'] === 'hours') return found(wrong.hours(label));
      return Array.isArray(value) ? judgeList(schema, value, path, label) : found(missing(schema, label), value === '');
    case 'object':
      return isGroup(value) ? judgeGroup(schema, value, path, label) : found(missing(schema, label), true);
    default:
      return [];
  }
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const isAllowedNull = ({ type, enum: values, const: only }: DeskSchema, value: Json | undefined): boolean =>
  value === null && ([type].flat().includes('null') || values?.includes(null) === true || only === null);

/** The findings of the member that the value comes nearest to; none if it fits one of them. */
function judgeUnion(
  schema: DeskSchema,
  members: DeskSchema[],
  value: Json | undefined,
  path: (string | number)[],
  label: string,
): Finding[] {
  const judged = members.map((member) => ({
    member,
    findings: judgeAt({ ...inherited(schema), ...member }, value, path, label),
  }));
  if (judged.some(({ findings }) => findings.length === 0)) return [];
  if (value === null || value === undefined) return [{ path, isMissing: true, text: missing(schema, label) }];
  const sameType = judged.filter(({ member }) => hasTypeOf(member, value));
  const [nearest] = (sameType.length > 0 ? sameType : judged).sort((a, b) => a.findings.length - b.findings.length);
  return nearest?.findings ?? [];
}

/** The words and the control around a union are those of its members. */
function inherited({ title, 'x-desk': control }: DeskSchema): DeskSchema {
  return { ...(title !== undefined && { title }), ...(control !== undefined && { 'x-desk': control }) };
}

/** Whether a member is meant: of the value's type, and with its constants. */
function hasTypeOf({ type, enum: values, const: only, properties = {} }: DeskSchema, value: Json): boolean {
  const own = Array.isArray(value) ? 'array' : isGroup(value) ? 'object' : typeof value;
  const isOwn =
    type === own || (type === 'integer' && own === 'number') || (values ?? [only]).some((one) => typeof one === own);
  if (!isOwn || !isGroup(value)) return isOwn;
  return Object.entries(properties).every(([key, { const: fixed }]) => fixed === undefined || fixed === value[key]);
}

function judgeText(schema: DeskSchema, value: string, path: (string | number)[], label: string): Finding[] {
  const text = value.trim();
  const finding = (sentence: string, isMissing = false) => [{ path, isMissing, text: sentence }];
  if (text === '')
    return schema.minLength || schema.pattern || schema.format || schema['x-rule']
      ? finding(missing(schema, label), true)
      : [];
  if (schema.maxLength !== undefined && text.length > schema.maxLength)
    return finding(wrong.long(label, text.length, schema.maxLength));
  if (schema.minLength !== undefined && text.length < schema.minLength) return finding(wrong.form(schema, label));
  const isFormed =
    (schema.pattern === undefined || new RegExp(schema.pattern).test(value)) &&
    (schema.format !== 'uri' || RULES.web(value)) &&
    (schema.format !== 'email' || isWholeEmail(value)) &&
    (schema['x-rule'] === undefined || RULES[schema['x-rule']](value));
  return isFormed ? [] : finding(wrong.form(schema, label, text));
}

function judgeNumber(schema: DeskSchema, value: number, path: (string | number)[], label: string): Finding[] {
  const finding = (text: string) => [{ path, isMissing: false, text }];
  const { minimum, maximum, exclusiveMinimum } = schema;
  if (schema.type === 'integer' && !Number.isInteger(value)) return finding(wrong.whole(label));
  const least =
    minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (schema.type === 'integer' ? 1 : 0));
  if ((minimum !== undefined && value < minimum) || (exclusiveMinimum !== undefined && value <= exclusiveMinimum)) {
    return finding(wrong.small(label, least ?? 0, schema['x-desk'] === 'money'));
  }
  if (maximum !== undefined && value > maximum)
    return finding(wrong.large(label, maximum, schema['x-desk'] === 'money'));
  return [];
}

function judgeList(schema: DeskSchema, value: Json[], path: (string | number)[], label: string): Finding[] {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (value.length < minItems) {
    const text = value.length === 0 ? missing(schema, label) : wrong.few(label, minItems);
    return [{ path, isMissing: value.length === 0, text }];
  }
  if (value.length > maxItems) return [{ path, isMissing: false, text: wrong.many(label, maxItems) }];
  return schema.items
    ? value.flatMap((entry, index) => judgeAt(schema.items ?? {}, entry, [...path, index], label))
    : [];
}

function judgeGroup(schema: DeskSchema, value: Group, path: (string | number)[], label: string): Finding[] {
  const { properties = {}, required = [], additionalProperties: more } = schema;
  if (properties.print && value.print === '') {
    return [{ path: [...path, 'print'], isMissing: true, text: missing(schema, label) }];
  }
  const own = Object.entries(properties).flatMap(([key, field]): Finding[] =>
    Object.hasOwn(value, key) || required.includes(key)
      ? judgeAt(field, value[key], [...path, key], field.title ?? label)
      : [],
  );
  own.push(...judgeTogether(schema, value).map(({ at, text }) => ({ path: [...path, at], isMissing: false, text })));
  if (properties.whatsapp && properties.checks) {
    own.push(
      ...doubtfulNumbers(value, properties).map(({ path: at, text }) => ({
        path: [...path, ...at],
        isMissing: false,
        text,
      })),
    );
  }
  for (const [key, field] of Object.entries(properties)) {
    if (isDemanded(field, value) && isEmpty(value[key])) {
      own.push({ path: [...path, key], isMissing: true, text: missing(field, field.title ?? label) });
    }
  }
  const others = Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
  if (more === false && others.length > 0) return [...own, { path, isMissing: false, text: wrong.unknown(label) }];
  if (typeof more !== 'object') return own;
  return [...own, ...others.flatMap((key) => judgeAt(more, value[key], [...path, key], label))];
}
