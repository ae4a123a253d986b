ALTER TABLE "cluster_addons" ADD COLUMN "applied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cluster_gitops" ADD COLUMN "applied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cluster_gitops" ADD COLUMN "failure" jsonb;