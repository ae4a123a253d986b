CREATE TABLE "pod_usage_samples" (
	"cluster_id" uuid NOT NULL,
	"step_minutes" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"pod" text NOT NULL,
	"readings" integer NOT NULL,
	"cpu_millis" double precision NOT NULL,
	"memory_mi" double precision NOT NULL,
	"allocatable_cpu_millis" double precision NOT NULL,
	"allocatable_memory_mi" double precision NOT NULL,
	CONSTRAINT "pod_usage_samples_cluster_id_step_minutes_at_pod_pk" PRIMARY KEY("cluster_id","step_minutes","at","pod")
);
--> statement-breakpoint
ALTER TABLE "pod_usage_samples" ADD CONSTRAINT "pod_usage_samples_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;