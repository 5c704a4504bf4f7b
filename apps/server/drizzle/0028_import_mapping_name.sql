ALTER TABLE "import_mappings" ADD COLUMN "name" text;--> statement-breakpoint
UPDATE "imports" SET "questions" = (
  SELECT jsonb_agg(
    CASE WHEN q ->> 'code' = 'metric_missing'
      THEN jsonb_set(q, '{params}', jsonb_build_object('metric', regexp_replace(q ->> 'id', '^.*:', '')))
      ELSE q END
    ORDER BY n)
  FROM jsonb_array_elements("questions") WITH ORDINALITY AS e(q, n)
) WHERE "questions" @> '[{"code": "metric_missing"}]';--> statement-breakpoint
UPDATE "imports" SET "notes" = (
  SELECT jsonb_agg(
    CASE WHEN q ->> 'code' = 'missing_metrics' THEN jsonb_set(q, '{params}', '{"metric": "conversion"}') ELSE q END
    ORDER BY n)
  FROM jsonb_array_elements("notes") WITH ORDINALITY AS e(q, n)
) WHERE "notes" @> '[{"code": "missing_metrics"}]';
