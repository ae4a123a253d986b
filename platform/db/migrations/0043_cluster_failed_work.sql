ALTER TABLE "clusters" ADD COLUMN "failed_work" text;--> statement-breakpoint
-- It was in the last entry of a failure in the timeline.
UPDATE "clusters" SET "failed_work" = (
  SELECT "data"->>'work' FROM "cluster_events"
  WHERE "cluster_events"."cluster_id" = "clusters"."id" AND "cluster_events"."kind" = 'failed'
  ORDER BY "position" DESC LIMIT 1
)
WHERE "status" = 'failed';
