/** Converts Zod schemas to JSON Schema for OpenAPI. */
import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  /** How several values are sent in one parameter, where it differs from OpenAPI's default. */
  style?: 'form'
  explode?: boolean
  schema: JsonSchema
}

export function parametersOf(schema: z.ZodType): Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as JsonSchema & { description?: string }
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    }
  })
}

/**
 * A body as it is sent: types come from the input schema, lengths and ranges, which apply after cleaning, from the
 * output schema.
 */
export function bodySchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...input } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const output = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  const properties = Object.entries(input.properties ?? {}).map(([name, property]) => [
    name,
    { ...schemaOf(output.properties?.[name]), ...schemaOf(property) },
  ])
  return { ...input, ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}) }
}

function schemaOf(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
