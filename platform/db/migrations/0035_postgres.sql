CREATE TABLE "postgres_clusters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cluster_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"message" jsonb,
	"config" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"applied_revision" integer DEFAULT 0 NOT NULL,
	"pending_secrets" text,
	"source" jsonb,
	"ready_at" timestamp (3) with time zone,
	"observed" jsonb,
	"observed_at" timestamp (3) with time zone,
	"deletes_backups" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"restorable_until" timestamp (3) with time zone,
	"updated_by" uuid,
	"updated_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postgres_samples" (
	"postgres_id" uuid NOT NULL,
	"step_ms" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sample" jsonb NOT NULL,
	CONSTRAINT "postgres_samples_postgres_id_step_ms_at_pk" PRIMARY KEY("postgres_id","step_ms","at")
);
--> statement-breakpoint
ALTER TABLE "postgres_clusters" ADD CONSTRAINT "postgres_clusters_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postgres_samples" ADD CONSTRAINT "postgres_samples_postgres_id_postgres_clusters_id_fk" FOREIGN KEY ("postgres_id") REFERENCES "public"."postgres_clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "postgres_clusters_cluster_name" ON "postgres_clusters" USING btree ("cluster_id","name");